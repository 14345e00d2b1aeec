import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../components/dialog/Dialog.tsx';
import { Menu } from '../components/library/menu.ts';
import { Modal } from '../components/library/modal.ts';
import { TextInput } from '../components/library/text-fields.tsx';
import { Tooltip } from '../components/library/tooltip.ts';

/** Our own dialog and the library's, to be looked at one after the other; menu and tooltip. */
export const OverlaysShown = () => {
  const [opened, setOpened] = useState<'dialog' | 'modal' | null>(null);
  const close = () => setOpened(null);
  return (
    <div className="row">
      <Button variant="default" onClick={() => setOpened('dialog')}>
        Our own dialog
      </Button>
      <Dialog
        opened={opened === 'dialog'}
        title="Call off this visit?"
        confirm={{ label: 'Call off', onClick: close }}
        decline={{ label: 'Keep it', onClick: close }}
      >
        <p>Monday, 23 November, 10:00. You get your money back.</p>
      </Dialog>
      <Button variant="default" onClick={() => setOpened('modal')}>
        The library&apos;s modal
      </Button>
      <Modal opened={opened === 'modal'} title="Sign in to go on" onClose={close}>
        <div className="stack">
          <TextInput label="Phone" type="tel" placeholder="98765 43210" data-autofocus />
          <Button onClick={close}>Send a code</Button>
        </div>
      </Modal>
      <Menu>
        <Menu.Target>
          <Button variant="default">A menu</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Asha Verma</Menu.Label>
          <Menu.Item>My results</Menu.Item>
          <Menu.Item disabled>My bookings</Menu.Item>
          <Menu.Divider />
          <Menu.Item>Sign out</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Tooltip label="How sure the programme is, from 0 to 100.">
        <Button variant="subtle">A tooltip</Button>
      </Tooltip>
    </div>
  );
};
