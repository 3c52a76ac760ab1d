/**
 * Everything that the product keeps in the browser: the one table of it (section 3 of the specification), by the piece
 * that writes a value. `storedValue(keys.regInfo)` of the shell is the only way to a value. One that does not have its
 * type is dropped with a warning that names the key.
 */
export * from './auth-keys';
export * from './games-keys';
export * from './growth-keys';
export * from './member-keys';
export * from './shell-keys';
