// Loads the table in the background: while the home screen is idle, or at once where a visit starts at a table.

export const loadTable = () => import('./table.tsx');
