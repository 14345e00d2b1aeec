/** Half of the browser's stream: its tracks. */
export class FakeStream {
  readonly tracks: FakeTrack[];
  constructor(tracks: readonly FakeTrack[] = []) {
    this.tracks = [...tracks];
  }
  getTracks = (): FakeTrack[] => this.tracks;
  addTrack = (track: FakeTrack): void => void this.tracks.push(track);
}

/** Sound or picture of a device, until it is pulled out. */
export class FakeTrack extends EventTarget {
  readyState = 'live';
  enabled = true;
  muted = false;
  readonly kind: string;
  readonly name: string;
  /** The side of a phone that a camera looks from, and whether there is a lamp beside it. */
  settings: MediaTrackSettings = {};
  hasLamp = false;
  isLit = false;
  constructor(kind: string, name = kind) {
    super();
    this.kind = kind;
    this.name = name;
  }
  stop = (): void => void (this.readyState = 'ended');
  getSettings = (): MediaTrackSettings => this.settings;
  getCapabilities = () => (this.hasLamp ? { torch: true } : {});
  applyConstraints = async (wanted: { advanced: [{ torch: boolean }] }): Promise<void> => {
    this.isLit = wanted.advanced[0].torch;
  };
  /** The system takes the device for a while, or gives it back. */
  pause(muted: boolean): void {
    this.muted = muted;
    this.dispatchEvent(new Event(muted ? 'mute' : 'unmute'));
  }
  pullOut(): void {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }
}
