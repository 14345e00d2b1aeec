// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ChoiceButtons } from '../../src/components/choice-group/ChoiceButtons.tsx';
import { QuickChips } from '../../src/components/choice-group/QuickChips.tsx';
import { StepFrame } from '../../src/components/step-frame/StepFrame.tsx';
import { renderView } from '../kit/views.tsx';

const run = vi.fn<() => void>();
const press = { label: 'Press', onClick: run };

/** Everything that answers or goes on with one press. */
const VIEWS = {
  'a choice that answers': (
    <ChoiceButtons
      labelledBy="question"
      choices={[{ value: 'a', label: 'Press' }]}
      onChoose={run}
    />
  ),
  'a quick choice': <QuickChips label="Or pick" chips={[{ label: 'Press' }]} onChoose={run} />,
  'the primary action': (
    <StepFrame title="Step" primary={press}>
      Text
    </StepFrame>
  ),
  'the way back': (
    <StepFrame title="Step" back={press}>
      Text
    </StepFrame>
  ),
};

describe.each(Object.entries(VIEWS))('%s', (_, view) => {
  const button = () => screen.getByRole('button', { name: 'Press' });

  it('counts a double click once: by the second one the next question stands there', async () => {
    run.mockClear();
    renderView(view);
    await userEvent.dblClick(button());
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs again on a later click and with the keyboard', async () => {
    run.mockClear();
    renderView(view);
    await userEvent.click(button());
    await userEvent.click(button());
    button().focus();
    await userEvent.keyboard('{Enter}');
    expect(run).toHaveBeenCalledTimes(3);
  });
});
