// trouble.ts on the phone.
import { testTrouble } from './trouble.ts';

testTrouble();
