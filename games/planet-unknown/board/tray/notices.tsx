import { useBoard } from '../context.tsx';

/** What was announced about the end of the game, and what is special about the tile in hand. */
export function Notices() {
  const { view, say, choice } = useBoard();
  const { announced, phase } = view.table;
  const running = phase !== 'setup' && phase !== 'over';
  const notices = [
    choice.asked?.question === 'place' && choice.asked.about.extra === 'bare' && say('board.choice.bare'),
    running && announced.last && say('board.announced.last'),
    running && announced.stuck.length > 0 && say('board.announced.stuck', { players: announced.stuck }),
  ].filter((notice) => notice !== false);
  if (notices.length === 0) return null;
  return (
    <div className="pu-notices">
      {notices.map((notice) => (
        <p key={notice} className="pu-notice">
          {notice}
        </p>
      ))}
    </div>
  );
}
