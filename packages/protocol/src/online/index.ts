// Public API for online tables: HTTP bodies, socket messages, snapshots and fair deals.
export * from './admin.ts';
export * from './daily.ts';
export * from './lobby.ts';
export * from './notifications.ts';
export * from './accounts.ts';
export * from './table-rows.ts';
export * from './problem.ts';
export * from './table-setup.ts';
export * from './table-snapshot.ts';
export * from './wire.ts';
export * from './fair-deal.ts';
export * from './fair-proof.ts';
export * from './verify-deal.ts';
