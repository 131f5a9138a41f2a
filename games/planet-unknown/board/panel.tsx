import type { ReactNode } from 'react';
import type { CorporationId } from '../data/corporations/corporation.ts';
import type { PlanetId } from '../data/planets/planet.ts';
import { CivCard } from './cards/civ-card.tsx';
import { CorporationCard } from './cards/corporation-card.tsx';
import { MissionCard } from './cards/mission-card.tsx';
import { PlanetCard } from './cards/planet-card.tsx';
import { useBoard } from './context.tsx';
import type { Asked } from './read/table.ts';

/** Boards or cards that lie beside the planet while they are chosen; nothing for other questions. */
export function panelFor(asked: Asked | undefined): ReactNode {
  switch (asked?.question) {
    case 'choose-sides':
    case 'pick-planet':
    case 'pick-corporation': {
      const answers = asked.answers;
      return (
        <Panel boards>
          <Planets planets={answers.flatMap((answer) => ('planet' in answer ? answer.planet : []))} />
          <Corporations
            corporations={answers.flatMap((answer) => ('corporation' in answer ? answer.corporation : []))}
          />
        </Panel>
      );
    }
    case 'drop-mission':
    case 'open-contest':
      return (
        <Panel>
          <Missions missions={asked.answers.map(({ mission }) => mission)} opens={asked.question === 'open-contest'} />
        </Panel>
      );
    case 'choose-card':
    case 'keep-card':
      return (
        <Panel>
          <CivOffer cards={civsOf(asked)} />
        </Panel>
      );
    default:
      return undefined;
  }
}

/** All cards that lie there, also those that a lesson does not ask for. */
const civsOf = ({ answers, barred }: Pick<Asked, 'answers' | 'barred'>): string[] =>
  [...answers, ...barred.map(({ answer }) => answer)].flatMap((one) => ('civ' in one && one.civ ? one.civ : []));

/** Before the boards are chosen there is no planet to show beside them. */
export const isAboutBoards = (asked: Asked | undefined): boolean =>
  asked?.question === 'choose-sides' || asked?.question === 'pick-planet' || asked?.question === 'pick-corporation';

function Panel({ boards = false, children }: { readonly boards?: boolean; readonly children: ReactNode }) {
  return <div className={`pu-panel${boards ? ' pu-panel-boards' : ''}`}>{children}</div>;
}

function Planets({ planets }: { readonly planets: readonly PlanetId[] }) {
  const { say } = useBoard();
  if (planets.length === 0) return null;
  return (
    <section className="pu-sides">
      <h3 className="pu-title">{say('board.sides.planet')}</h3>
      <div className="pu-boards">
        {[...new Set(planets)].map((planet) => (
          <PlanetCard key={planet} planet={planet} />
        ))}
      </div>
    </section>
  );
}

function Corporations({ corporations }: { readonly corporations: readonly CorporationId[] }) {
  const { say } = useBoard();
  if (corporations.length === 0) return null;
  return (
    <section className="pu-sides">
      <h3 className="pu-title">{say('board.sides.corporation')}</h3>
      <div className="pu-boards">
        {[...new Set(corporations)].map((corporation) => (
          <CorporationCard key={corporation} corporation={corporation} />
        ))}
      </div>
    </section>
  );
}

/** Missions of which one goes back, or one is opened for everybody. */
function Missions({ missions, opens }: { readonly missions: readonly string[]; readonly opens: boolean }) {
  const { say } = useBoard();
  return (
    <>
      <h3 className="pu-title">{say(opens ? 'board.missions.open' : 'board.missions.drop')}</h3>
      {missions.map((mission) => (
        <MissionCard key={mission} mission={mission} side={opens ? 'neighbour' : 'personal'} />
      ))}
    </>
  );
}

/** Civ cards of which one is taken. */
function CivOffer({ cards }: { readonly cards: readonly string[] }) {
  const { say } = useBoard();
  return (
    <>
      <h3 className="pu-title">{say('board.card.offer')}</h3>
      {cards.map((civ) => (
        <CivCard key={civ} civ={civ} />
      ))}
    </>
  );
}
