export { descriptionOf, devBase, overrideLine, pageOrigin, shortName } from './addresses';
export { type DevServer, type DevServerOptions, startDevServer } from './dev-server';
export { developElsewhere } from './develop-elsewhere';
export { portFault } from './port-fault';
