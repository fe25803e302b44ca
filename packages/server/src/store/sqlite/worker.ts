// The script of a database thread. Separate threads write, read and run checkpoints, so that this
// work never blocks the server's event loop.
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

/** The next queued request, if there is one. */
function nextRequest(from: MessagePort): NumberedRequest | undefined {
  const received = receiveMessageOnPort(from) as { readonly message: NumberedRequest } | undefined;
  return received?.message;
}

/** Answers a request and those queued behind it. Groups in a row are committed together. */
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
