// The door for a host's command line: settings, and how to reach a running server. Small, since every command of the terminal reads it.
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
