// A load balancer: one port for several nodes, round robin by connection.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class LoadBalancer {
  /** Ports of the nodes; may be replaced at any time. */
  nodes: readonly number[];
  private readonly server: Server;
  private readonly open = new Set<Socket>();
  private turn = 0;

  private constructor(nodes: readonly number[]) {
    this.nodes = nodes;
    this.server = createServer((near) => this.forward(near, this.nodes.length));
  }

  static async before(nodes: readonly number[]): Promise<LoadBalancer> {
    const balancer = new LoadBalancer(nodes);
    balancer.server.listen(0, '127.0.0.1');
    await once(balancer.server, 'listening');
    return balancer;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private forward(near: Socket, tries: number): void {
    const port = this.nodes[this.turn++ % this.nodes.length];
    if (port === undefined || tries === 0) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      this.open.add(socket);
      socket.setNoDelay(true);
    }
    near.on('error', () => {});
    far.on('error', () => {});
    far.once('connect', () => {
      near.pipe(far).pipe(near);
      near.once('close', () => far.destroy());
      far.once('close', () => near.destroy());
    });
    far.once('close', () => {
      this.open.delete(far);
      // The node did not answer and got no data, so the next one is tried.
      if (far.bytesWritten === 0 && far.bytesRead === 0 && !near.destroyed) {
        near.unpipe(far);
        this.forward(near, tries - 1);
      }
    });
    near.once('close', () => this.open.delete(near));
  }
}
