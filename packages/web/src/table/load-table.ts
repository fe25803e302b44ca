// Loads the code of the table on demand. The home screen calls this early, while it is idle.

export const loadTable = () => import('./table.tsx');
