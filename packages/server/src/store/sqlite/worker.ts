// Script of a database thread. The server has one thread each for writes, reads and checkpoints, so
// that database work never blocks its event loop.
import {
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  workerData,
} from 'node:worker_threads';
import type { ThreadOptions } from './messages.ts';
import { type GroupRequest, isGroup, type NumberedRequest, Requests } from './requests.ts';

const port = parentPort;
const requests = new Requests(workerData as ThreadOptions);

function nextRequest(from: MessagePort): NumberedRequest | undefined {
  const received = receiveMessageOnPort(from) as { readonly message: NumberedRequest } | undefined;
  return received?.message;
}

/** Answers a request and all that are queued behind it. Consecutive groups share one commit. */
function work(from: MessagePort, first: NumberedRequest): void {
  let request: NumberedRequest | undefined = first;
  while (request !== undefined) {
    const groups: GroupRequest[] = [];
    for (; isGroup(request); request = nextRequest(from)) groups.push(request);
    if (groups.length > 0) from.postMessage(requests.replyToGroups(groups));
    if (request === undefined) return;
    from.postMessage([requests.replyTo(request)]);
    if (request.request.kind === 'close') return from.close();
    request = nextRequest(from);
  }
}

port?.on('message', (request: NumberedRequest) => work(port, request));
