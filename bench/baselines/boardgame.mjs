// Baseline: boardgame.io with its socket.io transport and memory store. Its state has the size of
// our views, and each move is trivial.
import { createRequire } from 'node:module';
import { givenView, serveStats, send } from './parent.mjs';

const { Server, SocketIO } = createRequire(import.meta.url)('boardgame.io/server');
const { all, own } = givenView();

const game = {
  name: 'bench',
  disableUndo: true,
  setup: () => ({
    common: structuredClone(all),
    mine: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, structuredClone(own)])),
    ply: 0,
  }),
  playerView: ({ G, playerID }) => ({ common: G.common, ply: G.ply, mine: G.mine[playerID] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    answer: ({ G, playerID }, token) => {
      G.ply++;
      G.common.ply = G.ply;
      G.last = token;
      const player = G.common.players[Number(playerID)];
      player.fighters = G.ply % 7;
      player.discard.push('politics');
      if (player.discard.length > 12) player.discard = [];
      G.mine[playerID].touched = G.ply;
    },
  },
};

// boardgame.io prints a message for every move.
console.info = () => {};
console.log = () => {};
const socketOpts = { perMessageDeflate: false, maxHttpBufferSize: 1e6 };
const server = Server({ games: [game], origins: ['*'], transport: new SocketIO({ socketOpts }) });
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: undefined } });
serveStats();
send({ type: 'ready', port: appServer.address().port });
