// The door of online tables: what their server and whoever plays there say to each other.
export * from './admin.ts';
export * from './lobby.ts';
export * from './notify.ts';
export * from './people.ts';
export * from './rows.ts';
export * from './problem.ts';
export * from './setup.ts';
export * from './shown.ts';
export * from './wire.ts';
export * from './fair-deal.ts';
export * from './fair-proof.ts';
export * from './verify-deal.ts';
