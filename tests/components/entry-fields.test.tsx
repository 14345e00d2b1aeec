// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NewPasswordField } from '../../src/components/fields/EntryFields.tsx';
import { renderView } from '../kit/views.tsx';

describe('the field for a new password', () => {
  it('announces what the server has against the password', () => {
    renderView(<NewPasswordField label="Password" refusal="This password is known to many." />);
    expect(screen.getByRole('alert').textContent).toBe('This password is known to many.');
  });

  it('shows its own check without announcing it, as the focus is there', () => {
    renderView(<NewPasswordField label="Password" error="At least 8 characters." />);
    screen.getByText('At least 8 characters.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
