// Connects a baseline server with its parent process: sends messages and answers usage requests.

export function send(message) {
  process.send(message);
}

/** Answers requests for usage figures. Exits with the parent. */
export function serveStats() {
  process.on('message', (question) => {
    if (question.type !== 'stats') return;
    if (question.collect) {
      globalThis.gc?.();
      globalThis.gc?.();
    }
    const { user, system } = process.cpuUsage();
    const main = process.threadCpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    send({
      type: 'stats',
      stats: {
        cpuMs: (user + system) / 1000,
        mainCpuMs: (main.user + main.system) / 1000,
        rssBytes: rss,
        heapBytes: heapUsed,
      },
    });
  });
  process.on('disconnect', () => process.exit(0));
}

/** The initial state: the public part and one seat's private part of a view in mid-game. */
export function givenView() {
  return JSON.parse(process.env.EMINENT_VIEW);
}
