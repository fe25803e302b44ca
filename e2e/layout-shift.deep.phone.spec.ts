// The table keeps still: while an answer is being chosen, nothing that is not part of the choice moves.
import { shiftTests } from './layout-shift-tests.ts';

shiftTests();
