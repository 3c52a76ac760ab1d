export { ToolsView } from './tools-view';
