// Sends API requests to the server on this machine, with the admin key from its data folder.
import { type Host, readHostFile } from './host-file.ts';

/** The server does not run, does not answer, or refuses. The message is for the user. */
export class HostRefusal extends Error {}

const TIMEOUT_MS = 20_000;

async function fetchFrom(folder: string, host: Host, method: string, path: string, body?: object) {
  try {
    return await fetch(`${host.address}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${host.key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    throw new HostRefusal(`the server of ${folder} does not answer at ${host.address}`);
  }
}

/**
 * Sends a request to the server of a data folder. Returns the parsed JSON, not validated; undefined
 * if the response is empty. Throws a HostRefusal.
 */
export async function askHost(
  folder: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const host = readHostFile(folder);
  if (host === undefined) throw new HostRefusal(`no server runs on ${folder}`);
  const answer = await fetchFrom(folder, host, method, path, body);
  const text = await answer.text();
  const value: unknown = text === '' ? undefined : JSON.parse(text);
  if (answer.ok) return value;
  const { detail = `status ${answer.status}` } = (value ?? {}) as { detail?: string };
  throw new HostRefusal(detail);
}
