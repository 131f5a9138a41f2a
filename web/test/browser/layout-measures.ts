/** What a page looks like to a person, measured in the page itself. */

export interface Bars {
  /** Least side of a button, and of a thing on the board that can be an answer. */
  readonly button: number;
  readonly thing: number;
  /** Least side of the largest thing to be chosen on the board, or three quarters where only then all are in sight. */
  readonly reach: number;
  /** How the ids of those begin that this is about. */
  readonly of: string;
  /** Least width of each of those, in sight or not. */
  readonly wide: number;
  /** Least size of letters as they are drawn. */
  readonly text: number;
}

export interface Shares {
  /** Which part of the window's height shows nothing but the board. */
  readonly board: number;
  /** Which part of the window the question and its answers take. */
  readonly prompt: number;
  /** By how many pixels the page is wider than the window. */
  readonly wider: number;
}

/** How the window is shared. Runs in the page, so it brings along everything it calls. */
export function sharesIn(): Shares {
  const { innerWidth: width, innerHeight: height } = window;
  const board = document.querySelector('.board-area')?.getBoundingClientRect() ?? new DOMRect();
  const prompt = document.querySelector('.prompt')?.getBoundingClientRect() ?? new DOMRect();
  // Where one can answer only in the panel of a board, such as a tray of tiles, that is the board.
  const asksPanel = !document.querySelector('.panzoom [data-can=true]');
  const isPanel = asksPanel && document.querySelector('.board-overlay [data-can=true]');
  // A rail of the board's own, which the picture makes room for, hides nothing.
  const place = isPanel ? '.board-area' : '.panzoom, [data-beside-board]';
  const rows = Array.from({ length: 60 }, (_, row) => ((row + 0.5) * height) / 60);
  const columns = Array.from({ length: 8 }, (_, column) => board.left + ((column + 0.5) * board.width) / 8);
  const isBoard = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(place);
  const shows = (y: number) => columns.filter((x) => isBoard(x, y)).length > 4;
  return {
    board: rows.filter(shows).length / rows.length,
    prompt: (prompt.width * prompt.height) / (width * height),
    wider: document.documentElement.scrollWidth - width,
  };
}

/** Whatever is not as it should be, each with what it is about. Runs in the page as well. */
export function measure(bars: Bars): string[] {
  const faults: string[] = [];
  const { innerWidth: width, innerHeight: height } = window;
  const find = (fault: string, where: Element, more: string | number = '') => {
    const text = where.getAttribute('aria-label') ?? where.textContent ?? '';
    const about = where.closest('[data-target]')?.getAttribute('data-target') ?? '';
    const name = [...where.classList].filter((one) => !/^(target|player-)/.test(one)).join('.') || where.localName;
    faults.push([fault, more, name, about, text.trim().replace(/\s+/g, ' ').slice(0, 40)].filter(Boolean).join(' '));
  };

  /** What the things inside of this element can be seen in, as [left, top, right, bottom]. */
  const frames = new Map<Element | null, readonly number[]>([[null, [0, 0, width, height]]]);
  const frameOf = (element: Element | null): readonly number[] => {
    const known = frames.get(element);
    if (known || !element) return known ?? [];
    let frame = frameOf(element.parentElement);
    if (!(element instanceof SVGElement) && getComputedStyle(element).overflow !== 'visible') {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      frame = [
        Math.max(frame[0], left),
        Math.max(frame[1], top),
        Math.min(frame[2], right),
        Math.min(frame[3], bottom),
      ];
    }
    frames.set(element, frame);
    return frame;
  };
  /** The part of a thing that is not cut away by what it scrolls or lies in. */
  const seen = (inside: Element | null, rect: DOMRect): DOMRect => {
    const frame = frameOf(inside);
    const [left, top] = [Math.max(frame[0], rect.left), Math.max(frame[1], rect.top)];
    const [right, bottom] = [Math.min(frame[2], rect.right), Math.min(frame[3], rect.bottom)];
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  // A browser thinks that parts of a hidden drawing are visible, but they have no box.
  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0 &&
    !element.closest('.unseen');
  const isInSight = (element: Element) => {
    const { width: w, height: h } = seen(element.parentElement, element.getBoundingClientRect());
    return w > 2 && h > 2;
  };

  const checkTargets = () => {
    const buttons = 'button, a[href], select, [role=button], [role=tab]';
    for (const element of document.querySelectorAll(buttons)) {
      if (!isDrawn(element) || !isInSight(element)) continue;
      // Names that are links in a line of text, and words that can be asked about, are as high as the line.
      if (element.matches('.thing, .term') || getComputedStyle(element).display === 'inline') continue;
      const isThing = element.closest('[data-target]') !== null;
      if (isThing && element.getAttribute('data-can') !== 'true') continue;
      const { width: w, height: h } = element.getBoundingClientRect();
      const side = Math.min(w, h);
      if (side < (isThing ? bars.thing : bars.button) - 0.5) find('small', element, Math.round(side));
    }
  };

  /** The middle of a thing first. */
  const POINTS = [0.5, 0.3, 0.7].flatMap((x) => [0.5, 0.3, 0.7].map((y) => [x, y]));

  /** The points of up to four players are whole in sight; at a larger table they may be scrolled. */
  const checkPoints = () => {
    const chips = [...document.querySelectorAll('.chips .chip')];
    if (chips.length > 4) return;
    for (const chip of chips) {
      const rect = chip.getBoundingClientRect();
      if (seen(chip.parentElement, rect).width < rect.width - 1) find('cut', chip);
    }
  };

  /** A rail beside the board has no place to scroll to: each of its buttons is whole in sight. */
  const checkRails = () => {
    for (const button of document.querySelectorAll('[data-beside-board] :is(button, [role=button])')) {
      const rect = button.getBoundingClientRect();
      const part = seen(button.parentElement, rect);
      if (part.width * part.height < 0.95 * rect.width * rect.height) find('cut', button);
    }
  };

  /** What keeps its place while a panel scrolls under it: from there a thing is scrolled into sight. */
  const isPinnedOver = (hit: Element | null, thing: Element): boolean => {
    for (let at = hit; at && !at.contains(thing); at = at.parentElement)
      if (getComputedStyle(at).position === 'sticky') return true;
    return false;
  };

  /** Whatever can be an answer on the board is in sight, and nothing lies over it; panels before it may be scrolled. */
  const checkAnswers = () => {
    for (const thing of document.querySelectorAll(':is(.panzoom, .board-overlay) [data-target][data-can=true]')) {
      if (!isDrawn(thing)) continue;
      const rect = thing.getBoundingClientRect();
      const part = seen(thing.parentElement, rect);
      if (part.width * part.height < 0.4 * Math.min(rect.width, width) * Math.min(rect.height, height)) {
        if (thing.closest('.panzoom')) find('out of sight', thing);
        continue;
      }
      const hitAt = ([x, y]: readonly number[]) =>
        document.elementFromPoint(part.left + part.width * x, part.top + part.height * y);
      const isReached = (hit: Element | null) =>
        hit !== null && (thing.contains(hit) || hit.closest('[data-can=true]'));
      // To look for what lies at a point is dear: mostly the first one is enough.
      if (POINTS.some((point) => isReached(hitAt(point)))) continue;
      const hit = hitAt(POINTS[0]);
      if (!isPinnedOver(hit, thing)) find(`covered by ${hit?.closest('[class]')?.getAttribute('class')}`, thing);
    }
  };

  /** What can be chosen on the board is large enough, as far as it can be without leaving the sight. */
  const checkReach = () => {
    const isMeant = (thing: Element) => new RegExp(`^(${bars.of})`).test(thing.getAttribute('data-target') ?? '');
    const choosable = [...document.querySelectorAll('.panzoom [data-target][data-can=true]')];
    const things = choosable.filter((thing) => isMeant(thing) && isDrawn(thing));
    const rects = things.map((thing) => thing.getBoundingClientRect());
    const narrow = rects.findIndex(({ width: w }) => w < bars.wide - 0.5);
    if (narrow >= 0) find('narrow', things[narrow], Math.round(rects[narrow].width));
    const largest = Math.max(...rects.map(({ width: w, height: h }) => Math.min(w, h)));
    if (things.length === 0 || largest >= bars.reach - 0.5) return;
    const frame = document.querySelector('.panzoom-frame')?.getBoundingClientRect() ?? new DOMRect();
    const closer = bars.reach / largest;
    const across = Math.max(...rects.map(({ right }) => right)) - Math.min(...rects.map(({ left }) => left));
    const down = Math.max(...rects.map(({ bottom }) => bottom)) - Math.min(...rects.map(({ top }) => top));
    const middle = frame.left + frame.width / 2;
    const isFree = (y: number) => document.elementFromPoint(middle, y)?.closest('.panzoom');
    const free = Array.from({ length: 40 }, (_, i) => frame.top + ((i + 0.5) * frame.height) / 40).filter(isFree);
    const freeHeight = (frame.height * free.length) / 40;
    const wouldFit = across * closer < frame.width * 0.85 && down * closer < freeHeight * 0.75;
    if (wouldFit || largest < bars.reach * 0.75 - 0.5) find('too far away', things[0], Math.round(largest));
  };

  /** Pixels on the glass for a unit of this element's letters. */
  const scaleOf = (element: Element) => {
    if (element instanceof SVGGraphicsElement) {
      const { a, b } = element.getScreenCTM() ?? new DOMMatrix();
      return Math.hypot(a, b);
    }
    const board = element.closest<HTMLElement>('.panzoom-picture');
    return board ? board.getBoundingClientRect().width / board.offsetWidth : 1;
  };

  const checkText = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!element || !text || element.closest('script, style, title, desc') || !isDrawn(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      const part = seen(element, rect);
      if (part.width < 2 || part.height < 2) continue;
      const size = Math.round(Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element) * 10) / 10;
      const kind = `${element.getAttribute('class')} ${size}`;
      if (size < bars.text && !small.has(kind)) {
        small.add(kind);
        find('letters', element, size);
      }
      if (!(element instanceof SVGElement)) checkWords(node, element, rect);
    }
  };

  /** No word is torn apart, and none stands out of its button or plate. */
  const checkWords = (node: Node, element: Element, rect: DOMRect) => {
    const text = node.nodeValue ?? '';
    for (const word of text.matchAll(/[\p{L}\p{N}]{6,}/gu)) {
      const range = document.createRange();
      // The hyphen drawn for a soft one counts as part of the letter that follows it.
      range.setStart(node, word.index + (text[word.index - 1] === '\u00ad' ? 1 : 0));
      range.setEnd(node, word.index + word[0].length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) find(`torn "${word[0]}"`, element);
    }
    const holder = element.closest('button, .target, .chip, td, th, .plate-face > *');
    const edge = holder?.getBoundingClientRect();
    if (edge && edge.width > 0 && (rect.right > edge.right + 1.5 || rect.left < edge.left - 1.5))
      find('stands out', element);
  };

  const checkCut = () => {
    for (const element of document.querySelectorAll<HTMLElement>('.table *')) {
      if (element instanceof SVGElement || !isDrawn(element) || !isInSight(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      // A card of few lines offers the rest of its text.
      if (!hasText || element.closest('.strip:has(.strip-more)')) continue;
      if (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) find('cut', element);
      else if (hides(overflowY) && element.scrollHeight > element.clientHeight + 1) find('cut', element);
    }
  };

  // The page is unpainted (`pages.ts`): what it fades out by itself is to be told from that.
  const unpainted = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [];
  checkTargets();
  checkPoints();
  checkRails();
  checkAnswers();
  checkReach();
  checkText();
  checkCut();
  document.adoptedStyleSheets = unpainted;
  return [...new Set(faults)];
}
