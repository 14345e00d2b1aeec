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
  readonly kind: string;
  readonly name: string;
  constructor(kind: string, name = kind) {
    super();
    this.kind = kind;
    this.name = name;
  }
  stop = (): void => void (this.readyState = 'ended');
  pullOut(): void {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }
}
