// Entry point for the command line of the host, who runs the server. Small, because every command
// loads it.
export {
  ConfigError,
  dataFolder,
  environmentName,
  readConfig,
  type SettingName,
  SETTINGS,
  type Settings,
} from './config.ts';
export { makeDataFolder } from './ops/data-folder.ts';
export { useCompileCache } from './ops/compile-cache.ts';
export { askHost, HostRefusal } from './ops/admin-client.ts';
