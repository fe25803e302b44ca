// Why the server of online tables refused something, by its code.

export const refusals = {
  offline: 'The server cannot be reached. Check the connection, or try again in a moment.',
  'no-server': 'This page came without a server of online tables.',
  misread: 'The server says something that this page does not understand: load the page again.',
  unavailable: 'The server cannot do this just now. Nothing is lost: try again in a moment.',
  stopping: 'The server is being restarted. Try again in a moment.',
  error: 'Something went wrong at the server. Try again; if it stays so, tell whoever runs it.',
  timeout: 'The server took too long. Try again.',
  'too-many': 'Too many in a short time: wait a little.',
  'signed-out': 'You are not signed in any more.',
  'not-allowed': 'You may not do this.',
  'not-found': 'It is not there any more.',
  'passkey-called-off': 'The passkey was not used. Nothing has changed.',
  'passkey-failed': 'This device could not use the passkey.',
  'push-denied':
    'The browser does not allow notifications from this page: its settings for this address can change that.',
  'push-failed': 'The browser could not arrange notifications.',
  'device-full': 'There is no room on this device for the replay: delete an older one.',
} as const;
