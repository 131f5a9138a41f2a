import { type ButtonHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { Glyph, type GlyphName } from './glyph.tsx';

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'disabled' | 'children'> {
  readonly onPress: () => void;
  readonly children?: ReactNode;
  readonly icon?: GlyphName;
  /** `main` is the one thing to do here, `quiet` has no frame. */
  readonly look?: 'main' | 'plain' | 'quiet' | 'danger';
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ onPress, children, icon, look = 'plain', disabled = false, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${look} ${rest.className ?? ''}`}
      // A disabled button would drop the keyboard's place; this one only says that it does nothing now.
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      {icon && <Glyph name={icon} />}
      {children !== undefined && <span className="button-text">{children}</span>}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  readonly icon: GlyphName;
  readonly label: string;
}

export function IconButton({ label, ...rest }: IconButtonProps) {
  return (
    <Button look="quiet" {...rest} className={`icon-button ${rest.className ?? ''}`} aria-label={label} title={label} />
  );
}

/** A way on in the middle of a text: it looks like a link, but stays on the page. */
export function LinkButton({ onPress, children }: Pick<ButtonProps, 'onPress' | 'children'>) {
  return (
    <button type="button" className="link-button" onClick={onPress}>
      {children}
    </button>
  );
}

interface SureButtonProps extends Omit<ButtonProps, 'children' | 'look'> {
  readonly label: string;
  /** What the button says when it asks once more. */
  readonly sure: string;
}

/** A button for what cannot be mended easily: it asks once more before it acts, and forgets when one goes elsewhere. */
export function SureButton({ label, sure, onPress, icon, ...rest }: SureButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Button
      {...rest}
      look={asking ? 'danger' : 'quiet'}
      {...(icon ? { icon } : {})}
      onBlur={() => setAsking(false)}
      onPress={() => {
        if (asking) onPress();
        setAsking(!asking);
      }}
    >
      {asking ? sure : label}
    </Button>
  );
}
