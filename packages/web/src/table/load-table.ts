// The table is loaded beside what is seen first: while the home screen rests, or at once where a visit begins at a table.

export const loadTable = () => import('./table.tsx');
