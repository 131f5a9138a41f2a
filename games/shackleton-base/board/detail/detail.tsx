import { isOneOf, oneOf } from '@orrery/kernel';
import { Drawing } from '@orrery/ui/board';
import type { DetailProps } from '@orrery/ui/contract';
import { BUILDINGS, COMMANDS, CORPORATIONS, LEADER, PROJECT, SECTOR, SHUTTLE, SPACE, SPOT } from '../../data/index.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { BoardContextProvider, useBoard, useMe } from '../context.tsx';
import { buildingIn, costIn, crewIn, sectorIn, spaceIn, spotIn } from '../read/names.ts';
import { kindOf, namedBy } from '../read/targets.ts';
import type { Key } from '../say.ts';
import { CorporationDetail } from './corporation.tsx';
import { Heading } from './parts.tsx';
import { PlayerDetail } from './player.tsx';
import { ProjectDetail } from './project.tsx';
import { AstroBotTurn, UpkeepAgain } from './stories.tsx';

/** The large picture of one thing with all that can be said about it. */
export function Detail({ id, ...props }: DetailProps<ShackletonBase, Key>) {
  return (
    <Drawing>
      <BoardContextProvider props={props}>
        <div className="sb-detail">
          <Body id={id} />
        </div>
      </BoardContextProvider>
    </Drawing>
  );
}

function Body({ id }: { readonly id: string }) {
  const { say, view, faces } = useBoard();
  const me = useMe() ?? 0;
  const what = namedBy(id);
  const { table } = view;
  switch (kindOf(id)) {
    case 'sector':
      return SECTOR[what] ? <Spoken lines={sectorIn(say, table, faces, what)} /> : null;
    case 'space':
      return SPACE[what] ? <Spoken lines={spaceIn(say, table, faces, what)} /> : null;
    case 'spot':
      return SPOT[what] ? <Spoken lines={spotIn(say, table, what)} /> : null;
    case 'building':
      return isOneOf(BUILDINGS, what) ? <Spoken lines={buildingIn(say, table.players[me], what)} /> : null;
    case 'project':
      return PROJECT[what] ? <ProjectDetail project={what} /> : null;
    case 'leader':
      return LEADER[what] ? (
        <Spoken
          lines={[
            say(`leader.${what}`),
            say(`leader.${what}.base`),
            say('board.leader.upgraded', { text: say(`leader.${what}.upgraded`) }),
          ]}
        />
      ) : null;
    case 'tile':
      return (
        <Spoken
          lines={[say(`tile.${what}`), crewIn(say, SHUTTLE[what].astronauts), costIn(say, SHUTTLE[what].resources)]}
        />
      );
    case 'corporation':
    case 'goal':
    case 'board-action':
      return <CorporationDetail id={oneOf(CORPORATIONS, what.split(':')[0])} />;
    case 'gateway':
      return <Spoken lines={[say('board.gateway'), say('board.gateway.text'), crewIn(say, table.gateway)]} />;
    case 'command':
      return <Spoken lines={[say(`action.${what}`), say(`board.command.${oneOf(COMMANDS, what)}.text`)]} />;
    case 'panel':
      return <Spoken lines={[say('board.centre', { n: table.panels.centre }), say('board.panel.text')]} />;
    case 'energy':
      return (
        <Spoken
          lines={[say('track.track-energy'), say('board.energy', { n: table.energy }), say('board.energy.text')]}
        />
      );
    case 'reputation':
      return <Spoken lines={[say(`action.${what}`), say('board.reputation.text')]} />;
    case 'player':
      return <PlayerDetail who={Number(what)} />;
    case 'astrobot':
      return <AstroBotTurn />;
    case 'upkeep':
      return <UpkeepAgain round={Number(what)} />;
    default:
      return <PlayerDetail who={me} />;
  }
}

/** What is spoken about a thing, as lines. */
function Spoken({ lines }: { readonly lines: readonly (string | undefined | false)[] }) {
  const [first, ...rest] = lines.filter(Boolean);
  return (
    <>
      <Heading>{first}</Heading>
      {rest.map((line) => (
        <p key={String(line)}>{line}</p>
      ))}
    </>
  );
}
