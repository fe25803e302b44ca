// Loads the code of the table: while the home screen is idle, or when a visit starts at a table.

export const loadTable = () => import('./table.tsx');
