import { Button } from '@orrery/ui';
import { useState } from 'react';
import { useSay } from '../words/index.ts';

interface CopyLinkProps {
  readonly label: string;
  readonly hint: string;
  /** Path with the token in its fragment. */
  readonly path: string;
}

/** A link to hand out: shown to be seen, copied by a button, shared where the device can. */
export function CopyLink({ label, hint, path }: CopyLinkProps) {
  const words = useSay();
  const [copied, setCopied] = useState(false);
  const address = new URL(path, location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    } catch {
      // Without permission the address can still be copied by hand.
    }
  };
  return (
    <div className="copy-link">
      <span className="field-label">
        {label}
        <small>{hint}</small>
      </span>
      <input className="text" readOnly value={address} aria-label={label} onFocus={(event) => event.target.select()} />
      <Button icon={copied ? 'check' : 'copy'} onPress={copy}>
        {words(copied ? 'link.copied' : 'link.copy')}
      </Button>
      {isThisDevice(location.hostname) && (
        <p className="form-problem" role="note">
          {words('link.local')}
        </p>
      )}
    </div>
  );
}

/** An address that leads other devices to themselves. */
export const isThisDevice = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
