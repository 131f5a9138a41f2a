/** Title and icon of the browser tab: they change when it is one's turn. */
export function showInTab(title: string, turn: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = turn ? '/icon-turn.svg' : '/icon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
}
