// The analysis board with its texts, loaded on demand.
import { loadPart } from '@eminent/text';

export async function loadBoardScreen() {
  const [{ BoardScreen }] = await Promise.all([import('./board-screen.tsx'), loadPart('board')]);
  return { default: BoardScreen };
}
