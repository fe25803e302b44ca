// trouble.ts on the desktop.
import { testTrouble } from './trouble.ts';

testTrouble();
