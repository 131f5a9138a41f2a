import type { ReactNode } from 'react';
import { useBoard } from '../context.tsx';
import { cellName, columnName, rowName } from '../read/cells.ts';
import type { Intent } from '../read/intent.ts';
import { chartOf, type Preview } from '../read/rules.ts';
import { Picture } from '../signs.tsx';
import { TerrainSign } from '../terrain/glyphs.tsx';

/** What an intent would do, thing by thing. */
export function Outlook({ intent }: { readonly intent: Intent }) {
  const { say, area } = useBoard();
  switch (intent.kind) {
    case 'place':
      return (
        <ul className="pu-outlook">
          <Advances buildings={intent.what.buildings} />
          {intent.what.gains.map((gain) => (
            <Effect key={gain} picture={<Picture name="tech" />} text={say(`board.gain.${gain}`)} />
          ))}
          <Lines {...intent.what.completes} />
          {intent.what.meteorite !== null && (
            <Effect
              picture={<Picture name="meteorite" />}
              text={say('board.preview.meteorite', { at: cellName(intent.what.meteorite) })}
            />
          )}
          <Losses {...intent.what.destroys} />
        </ul>
      );
    case 'patch':
      return (
        <ul className="pu-outlook">
          <Lines {...intent.what.completes} />
          <Losses {...intent.what.destroys} />
        </ul>
      );
    case 'path': {
      const { cells, cost, jump } = intent.path;
      const at = cellName(cells[cells.length - 1]);
      const text = jump ? say('board.jump', { at }) : say('board.path', { at, cost, left: area.movement - cost });
      return (
        <ul className="pu-outlook">
          <Effect picture={<Picture name="rover" />} text={text} />
        </ul>
      );
    }
    default:
      return null;
  }
}

interface EffectProps {
  readonly picture: ReactNode;
  readonly text: string;
  readonly good?: boolean;
  readonly bad?: boolean;
}

const Effect = ({ picture, text, good, bad }: EffectProps) => (
  <li className={`pu-effect${good ? ' pu-good' : ''}${bad ? ' pu-bad' : ''}`}>
    {picture}
    <span>{text}</span>
  </li>
);

function Advances({ buildings }: { readonly buildings: Preview['buildings'] }) {
  const { say } = useBoard();
  return buildings.map(({ terrain, tracks, steps }) => {
    const idle = terrain === 'water' ? say('board.preview.dry') : say('board.preview.idle', { terrain });
    const text =
      tracks.length === 0
        ? idle
        : tracks.length > 1
          ? say('board.preview.energy', { tracks })
          : say('board.preview.advance', { track: tracks[0], steps });
    return <Effect key={terrain} picture={<TerrainSign terrain={terrain} />} text={text} bad={tracks.length === 0} />;
  });
}

function Lines({ rows, columns }: Preview['completes']) {
  const { say, area } = useBoard();
  const { rowMedals, columnMedals } = chartOf(area).planet;
  const medal = <Picture name="medal" />;
  return (
    <>
      {rows.map((y) => (
        <Effect
          key={`row ${y}`}
          picture={medal}
          text={say('board.preview.row', { at: rowName(y), points: rowMedals[y] })}
          good
        />
      ))}
      {columns.map((x) => (
        <Effect
          key={`column ${x}`}
          picture={medal}
          text={say('board.preview.column', { at: columnName(x), points: columnMedals[x] })}
          good
        />
      ))}
    </>
  );
}

function Losses({ rovers, lifepods }: Preview['destroys']) {
  const { say } = useBoard();
  return (
    <>
      {rovers.map((cell) => (
        <Effect
          key={cell}
          picture={<Picture name="rover" />}
          text={say('board.preview.rover', { at: cellName(cell) })}
          bad
        />
      ))}
      {lifepods.map((cell) => (
        <Effect
          key={cell}
          picture={<Picture name="lifepod" />}
          text={say('board.preview.lifepod', { at: cellName(cell) })}
          bad
        />
      ))}
    </>
  );
}
