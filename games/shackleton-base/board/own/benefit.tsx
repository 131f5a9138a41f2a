import { BUILDING, type BuildingId } from '../../data/index.ts';
import { AstronautPiece } from '../pieces/astronaut.tsx';
import { Amounts, effectAmounts } from '../pieces/effects.tsx';
import { Sign } from '../pieces/sign.tsx';

/** What a building gives, in a line: who it wants, and for what. */
export function Benefit({ building }: { readonly building: BuildingId }) {
  const { type, matching, ability, endVp, instant } = BUILDING[building];
  if (type === 'dome')
    return (
      <span className="sb-benefit">
        <Amounts of={effectAmounts(instant ?? [])} />
      </span>
    );
  return (
    <span className="sb-benefit">
      {matching && matching !== 'any' && <AstronautPiece type={matching} />}
      {ability?.modifier?.target === 'upkeep' && (
        <>
          <Sign name="upkeep" />
          {ability.modifier.credits}
        </>
      )}
      {ability?.modifier?.target === 'project' && (
        <>
          <Sign name="project" />
          {ability.modifier.credits}
        </>
      )}
      {ability?.modifier?.target === 'commandSpace' && (
        <>
          <Sign name="action" />
          {ability.modifier.credits}
        </>
      )}
      {endVp && (
        <>
          {Object.values(endVp).join('/')}
          <Sign name="vp" />
        </>
      )}
      {type === 'headquarters' && (
        <>
          <Sign name="upgrade" />
          <Sign name="reputation" />
        </>
      )}
    </span>
  );
}
