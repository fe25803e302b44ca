// online-lobby.ts on the desktop.
import { testLobby } from './online-lobby.ts';

testLobby();
