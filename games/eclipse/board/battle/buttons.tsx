import { Glyph, type GlyphName } from '@orrery/ui';

interface ToolProps {
  readonly icon: GlyphName;
  readonly label: string;
  readonly onPress: () => void;
  /** The label is also written. */
  readonly worded?: boolean;
  readonly disabled?: boolean;
}

/** A small button of the theatre's own frame. */
export function Tool({ icon, label, onPress, worded = false, disabled = false }: ToolProps) {
  return (
    <button
      type="button"
      className="ec-tool"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <Glyph name={icon} />
      {worded && <span>{label}</span>}
    </button>
  );
}

/** Two crossed beams: what stands for battles. */
export function BattleSign() {
  return (
    <svg className="ec-battle-sign" viewBox="-12 -12 24 24" width="1.25em" height="1.25em" aria-hidden="true">
      <path d="M-10-10L-6-9L7.5 4.5L9.5 2.5L11 4L8.3 6.7L11 9.4L9.4 11L6.7 8.3L4 11L2.5 9.5L4.5 7.5L-9-6z" />
      <path d="M10-10L6-9L1.6-4.6L4.6-1.6L9-6zM-1.6 1.6L-4.6-1.4L-7.5 1.5L-9.5-.5L-11 1L-8.3 6.7L-11 9.4L-9.4 11L-6.7 8.3L-1 11L.5 9.5L-1.5 7.5L1.4 4.6z" />
    </svg>
  );
}
