/** A sentence for every refusal of kernel, server and this page, by its code. */
export const refused = {
  // kernel
  'refused.bad-seats': 'This game is for {min} to {max, plural, one {# player} other {# players}}, not for {seats}.',
  'refused.unknown-option': 'The game has no option “{option}”.',
  'refused.bad-option': 'The option “{option}” cannot be “{value}”.',
  'refused.other-edition':
    'This game was started under edition {edition} of the rules. Edition {known} is used here, so it can’t be continued.',
  'refused.match-over': 'The game is over.',
  'refused.not-asked': 'There is nothing for you to decide right now.',
  'refused.not-listed': 'You can’t do that right now.',
  'refused.barred': 'The rules forbid that ({rule}).',
  'refused.no-undo': 'There is nothing left to undo.',
  // this page
  'refused.unknown-lesson': 'There is no lesson “{lesson}”.',
  'refused.not-in-lessons': 'Lessons cannot be saved or checked.',
  'refused.no-saved-game': 'This game isn’t on this device. It may have been deleted or started in another browser.',
  'refused.newer-elsewhere': 'This game was continued in another tab. First choose which version to keep.',
  'refused.internal': 'Something went wrong here. Nothing was lost; please try again.',
  'refused.rules-failed': 'The game ran into an error. Nothing has changed.',
  'refused.worker-died': 'The game engine stopped and is restarting. Check the board and choose again.',
  'refused.unknown-game': 'There is no game called “{game}” here.',
  'refused.match-running': 'You can see this once the game is over.',
  'refused.not-over': 'The game is not over yet.',
  // game files
  'refused.file-format': 'This is not an Orrery game file ({at} {problem}).',
  'refused.file-version': 'This file is version {version}; only version {known} can be opened here.',
  'refused.file-diverged': 'From entry {number} on, the file does not match the rules.',
  'refused.too-large': 'This is too large (at most {limit, number} bytes).',
  // requests to the server
  'refused.bad-request': 'The server did not understand the request ({at} {problem}).',
  'refused.not-found': 'There is nothing at this address.',
  'refused.too-many': 'Too fast: please wait {seconds, plural, one {# second} other {# seconds}}.',
  'refused.bad-origin': 'The request came from another site and was refused.',
  'refused.old-client': 'This page is out of date. Reload it to continue.',
  'refused.no-token': 'You need a link to your seat, an invitation or a spectator link.',
  'refused.bad-token': 'This link no longer works. Ask the host for a new one.',
  'refused.no-table': 'This table doesn’t exist, or it was closed after a long time without activity.',
  'refused.not-host': 'Only the host of the table may do that.',
  'refused.own-seat-only':
    'During the game only the player in that seat can replace its link, or the host if all the others agree.',
  'refused.seat-is-here': 'Someone is online in that seat.',
  'refused.not-seated': 'You are a spectator; only players can do that.',
  'refused.not-invited': 'You need an invitation link to take a seat.',
  'refused.seat-taken': 'That seat is taken.',
  'refused.no-seat': 'There is no such seat, or it is empty.',
  'refused.table-full': 'All seats are taken.',
  'refused.name-taken': 'The name “{name}” is taken at this table.',
  'refused.already-started': 'The game has already started.',
  'refused.not-started': 'The game has not started yet.',
  'refused.not-ready': 'Not everyone is ready yet.',
  'refused.no-hints': 'The host did not allow hints at this table.',
  'refused.not-absent': 'That player must be offline for {seconds, plural, one {# second} other {# seconds}} first.',
  'refused.stale': 'The game has moved on. Check the board and choose again.',
  'refused.other-match': 'That move belongs to a game that is over.',
  'refused.id-used': 'Something went wrong while sending. Please choose again.',
  'refused.too-slow': 'That took too long. Nothing was changed; please try again.',
  'refused.quarantined':
    'This game can’t be loaded right now and was set aside. Nothing is lost; the server’s operator has been notified.',
  'refused.storage-full': 'The server is full. Nothing was lost; please try again later.',
  'refused.storage-readonly': 'The server can’t save anything right now. Nothing was lost; please try again later.',
  'refused.storage-damaged':
    'The server’s storage is damaged. Please try again later; the server’s operator has been notified.',
  'refused.storage-gone': 'The server can’t reach its data. Nothing was lost; please try again later.',
  'refused.bus-gone': 'This server can’t reach the other servers right now.',
  'refused.stopping': 'The server is restarting. The page will reconnect automatically.',
  'refused.unreachable': 'The server can’t be reached. You can still play on this device.',
} as const;

/** Exactly the keys of English. */
export type RefusedWords = { readonly [key in keyof typeof refused]: string };
