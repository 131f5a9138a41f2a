import { UNCOVERED } from '@orrery/ui';
import type { Cover, OverlayProps } from '@orrery/ui/contract';
import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react';

/** Who must hear how much of the map is covered; nobody where a panel is drawn without a map. */
export const CoverContext = createContext<OverlayProps['cover']>(() => {});

/** A panel lies along the edge of which it takes more. */
function coverOf(panel: DOMRect, board: DOMRect): Cover {
  if (panel.height / board.height > panel.width / board.width) return { ...UNCOVERED, right: board.right - panel.left };
  return { ...UNCOVERED, bottom: board.bottom - panel.top };
}

/** For a panel before the map: the map is shown beside it as long as it is open. */
export function useCover<E extends HTMLElement>(open = true): RefObject<E | null> {
  const cover = useContext(CoverContext);
  const panel = useRef<E>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    const board = element?.offsetParent;
    if (!open || !element || !board) return;
    const measure = () => cover(coverOf(element.getBoundingClientRect(), board.getBoundingClientRect()));
    measure();
    const size = new ResizeObserver(measure);
    size.observe(element);
    size.observe(board);
    return () => {
      size.disconnect();
      cover(UNCOVERED);
    };
  }, [cover, open]);
  return panel;
}
