/** Takes the place of the log of the federation runtime, which adds stack traces when it is debugged. */
const write =
  (level, prefix) =>
  (...args) =>
    console[level](prefix, ...args);

export const createLogger = (prefix) => ({
  debug: () => undefined,
  log: write('log', prefix),
  info: write('info', prefix),
  warn: write('warn', prefix),
  error: write('error', prefix),
});

export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = logger;
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = () => undefined;
