import { type ReactNode, useState } from 'react';
import { useBoard } from '../context.tsx';
import { ActionIcon } from '../pieces/action-icon.tsx';
import { DieSvg } from '../pieces/die.tsx';
import { BattleSign } from './buttons.tsx';
import { Planned } from './planned.tsx';
import { Playing } from './playing.tsx';
import { Retelling } from './retelling.tsx';
import type { Story } from './tell/story.ts';
import { useProgramme } from './use-show.ts';

/** The stage before the map: a running battle, one that was just fought, or the last one told again. */
export function Theatre() {
  const { say, open, player } = useBoard();
  const { show, last } = useProgramme();
  const [again, setAgain] = useState<Story>();
  if (again) return <Retelling story={again} onClose={() => setAgain(undefined)} />;
  if (show) return <Playing show={show} onAgain={show.story && (() => setAgain(show.story))} />;
  return (
    <>
      <Planned />
      <div className="ec-corner">
        <Corner label={say('board.tray.open')} icon={<ActionIcon of="research" />} onPress={() => open('tray')} />
        {last && <Corner label={say('board.battle.last')} icon={<BattleSign />} onPress={() => setAgain(last)} />}
        {player.species !== null && (
          <Corner label={say('board.calculator')} icon={<DieSvg die="red" face={6} />} onPress={() => open('battle')} />
        )}
      </div>
    </>
  );
}

interface CornerProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

/** A way to something that is not on the map, in its corner; on phones only its sign. */
function Corner({ label, icon, onPress }: CornerProps) {
  return (
    <button type="button" className="ec-corner-one" aria-label={label} title={label} onClick={onPress}>
      {icon}
      <span>{label}</span>
    </button>
  );
}
