// What each server of this folder says to its parent: when it listens, and what it has used.

export function tell(message) {
  process.send(message);
}

/** Answers questions for figures; ends with the parent. */
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
    tell({
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

/** The state that both servers hold: a real view in mid-game, the public part and that of one seat. */
export function givenView() {
  return JSON.parse(process.env.EMINENT_VIEW);
}
