import { useState } from 'react';
import { canLock, forgetPin, hasPin, keepPin } from '../../../browser/phone/pin.ts';
import { environment } from '../../app.ts';
import { PinSetting } from './PinSetting.tsx';

/** The screen lock on the visitor's own page; its code is fetched with the page's data. */
export const PinIsland = () => {
  const [isOn, setOn] = useState(() => hasPin(environment));
  return (
    <PinSetting
      isOn={isOn}
      canLock={canLock()}
      onKeep={async (pin) => {
        const isKept = await keepPin(environment, pin);
        setOn(isKept);
        return isKept;
      }}
      onForget={() => {
        forgetPin(environment);
        setOn(false);
      }}
    />
  );
};
