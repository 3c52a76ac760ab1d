/** In place of the early script: requests nothing ahead. The application repeats everything. */
export {};
