/** A sentence for every refusal of kernel, server and this page, by its code. */
export const refused = {
  // kernel
  'refused.bad-seats': 'This game is for {min} to {max} players, not for {seats}.',
  'refused.unknown-option': 'The game has no option “{option}”.',
  'refused.bad-option': 'The option “{option}” cannot be “{value}”.',
  'refused.other-edition':
    'This game was begun with other rules (edition {edition}; here is {known}) and cannot go on with these.',
  'refused.match-over': 'The game is over.',
  'refused.not-asked': 'You are not asked anything now.',
  'refused.not-listed': 'That answer is not possible now.',
  'refused.barred': 'The rules forbid that ({rule}).',
  'refused.no-undo': 'Nothing can be taken back any more.',
  // this page
  'refused.no-saved-game':
    'There is no such game on this device. It may have been deleted, or begun in another browser.',
  'refused.newer-elsewhere': 'This game went on in another tab. Choose first which one counts.',
  'refused.internal': 'Something went wrong here. Nothing was lost; please try again.',
  'refused.rules-failed': 'The rules stopped with an error. Nothing was changed.',
  'refused.worker-died': 'The game’s engine stopped and is started again. Please look and choose again.',
  'refused.unknown-game': 'There is no game called “{game}” here.',
  'refused.match-running': 'This can be seen only after the end of the game.',
  'refused.not-over': 'The game is not over yet.',
  // game files
  'refused.file-format': 'This is not a game file of Orrery ({at} {problem}).',
  'refused.file-version': 'This file has version {version}; here version {known} is read.',
  'refused.file-diverged': 'The file does not fit the rules from entry {number} on.',
  'refused.too-large': 'This is too large (at most {limit, number} bytes).',
  // requests to the server
  'refused.bad-request': 'The server did not understand the request ({at} {problem}).',
  'refused.not-found': 'There is nothing at this address.',
  'refused.too-many': 'Too fast: please wait {seconds, plural, one {# second} other {# seconds}}.',
  'refused.bad-origin': 'The request came from another site and was refused.',
  'refused.old-client': 'This page is older than the server. Reload it to go on.',
  'refused.no-token': 'A link to a seat, an invitation or a watching link is needed.',
  'refused.bad-token': 'This link no longer works. Ask the host for a new one.',
  'refused.no-table': 'There is no such table, or it was cleared away because nobody answered for a long time.',
  'refused.not-host': 'Only the host of the table may do that.',
  'refused.own-seat-only':
    'While the game runs, only the players themselves can replace the link to their seat, or the host when all the others agree.',
  'refused.seat-is-here': 'Somebody is connected at that seat.',
  'refused.not-seated': 'You are watching; only players may do that.',
  'refused.not-invited': 'To sit down you need the invitation link.',
  'refused.seat-taken': 'Somebody already sits there.',
  'refused.no-seat': 'There is no such seat, or nobody sits there.',
  'refused.table-full': 'All seats are taken.',
  'refused.name-taken': 'The name “{name}” is taken at this table.',
  'refused.already-started': 'The game has already begun.',
  'refused.not-started': 'The game has not begun yet.',
  'refused.not-ready': 'Not everybody is ready yet.',
  'refused.not-absent': 'That seat must be offline for {seconds, plural, one {# second} other {# seconds}} first.',
  'refused.stale': 'Something happened in the meantime. Please look and choose again.',
  'refused.other-match': 'That answer belongs to a game that is over.',
  'refused.id-used': 'This was already sent as something else. Please choose again.',
  'refused.too-slow': 'That took too long. Nothing was changed; please try again.',
  'refused.quarantined':
    'This game cannot be loaded at the moment and was set aside. Nothing is lost; the operator of the server can see it.',
  'refused.storage-full': 'The server has no room left. Nothing was lost; please try again later.',
  'refused.storage-readonly': 'The server cannot store anything now. Nothing was lost; please try again later.',
  'refused.storage-damaged': 'The server’s store is damaged. Please try again later; its operator can see it.',
  'refused.storage-gone': 'The server cannot reach its store. Nothing was lost; please try again later.',
  'refused.bus-gone': 'This server cannot reach its neighbours.',
  'refused.stopping': 'The server is restarting. The page will connect again by itself.',
  'refused.unreachable': 'The server cannot be reached. Playing on this device works without it.',
} as const;

/** Exactly the keys of English. */
export type RefusedWords = { readonly [key in keyof typeof refused]: string };
