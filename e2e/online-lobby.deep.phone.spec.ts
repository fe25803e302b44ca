// online-lobby.ts on the phone.
import { testLobby } from './online-lobby.ts';

testLobby();
