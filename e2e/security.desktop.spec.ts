// security.ts on the desktop.
import { testSecurity } from './security.ts';

testSecurity();
