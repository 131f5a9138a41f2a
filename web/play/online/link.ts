/**
 * Reads an invitation, seat or watching link, with or without its host. The same as the protocol's `readLink`, without
 * bringing its schemas to the front page.
 */
export function readTableLink(link: string): { readonly table: string; readonly token: string } | undefined {
  const found = /\/table\/([0-9a-z]{12})#(o[sjw]_[0-9A-Za-z_-]{24})\s*$/.exec(link);
  return found ? { table: found[1], token: found[2] } : undefined;
}
