import { type GlyphName, IconButton, Menu, useMedia } from '@orrery/ui';
import { useSay } from '../words/index.ts';

export interface Help {
  readonly id: string;
  readonly icon: GlyphName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

/** From here on the row has room for a button each. */
export const ROOMY = '(min-width: 87.5em) and (min-height: 32.5em)';

/** Help with the question: small buttons beside it, or one menu where the row is short. */
export function PromptHelp({ help }: { readonly help: readonly Help[] }) {
  const words = useSay();
  const roomy = useMedia(ROOMY);
  if (!roomy && help.length > 1)
    return (
      <span className="prompt-help" data-control="help">
        <Menu label={words('prompt.help')} icon={help[0].icon} items={help} />
      </span>
    );
  return (
    <span className="prompt-help">
      {help.map(({ id, icon, label, pressed, onPress }) => (
        <IconButton key={id} {...{ icon, label, onPress }} aria-pressed={pressed} data-control={id} />
      ))}
    </span>
  );
}
