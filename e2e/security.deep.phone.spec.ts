// security.ts on the phone.
import { testSecurity } from './security.ts';

testSecurity();
