import type { Page } from './board.tsx';
import { useBoard } from './context.tsx';
import { Picture } from './signs.tsx';

interface PageButtonProps {
  readonly page: Page;
  /** Cards lie beside the planet instead of the station. */
  readonly panel: boolean;
  readonly onTurn: () => void;
}

/** The way between the planet and what lies beside it, where there is no room for both. */
export function PageButton({ page, panel, onTurn }: PageButtonProps) {
  const { say } = useBoard();
  const label =
    page === 'beside' ? say('board.page.planet') : panel ? say('board.page.cards') : say('board.page.station');
  const picture = page === 'beside' ? 'planet' : panel ? 'card' : 'station';
  return (
    <button type="button" className="pu-tool" aria-label={label} title={label} onClick={onTurn}>
      <Picture name={picture} />
    </button>
  );
}
