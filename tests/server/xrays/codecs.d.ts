/** Types the encoders in WebAssembly, whose packages bring no types. */
type WasmOptions = {
  readonly wasmBinary: Uint8Array;
  readonly print: (text: string) => void;
  readonly printErr: (text: string) => void;
};
type WasmFrame = {
  readonly width: number;
  readonly height: number;
  readonly bitsPerSample: number;
  readonly componentCount: number;
  readonly isSigned?: boolean;
};
type WasmEncoder = {
  readonly getDecodedBuffer: (frame: WasmFrame) => Uint8Array;
  readonly encode: () => void;
  readonly getEncodedBuffer: () => Uint8Array;
};

declare module '@cornerstonejs/codec-openjpeg/wasmjs' {
  type J2KEncoder = WasmEncoder & {
    readonly setQuality: (lossless: boolean, rate: number) => void;
  };
  const load: (options: WasmOptions) => Promise<{ readonly J2KEncoder: new () => J2KEncoder }>;
  export default load;
}
declare module '@cornerstonejs/codec-charls/wasmjs' {
  type JpegLSEncoder = WasmEncoder & { readonly setNearLossless: (near: number) => void };
  const load: (
    options: WasmOptions,
  ) => Promise<{ readonly JpegLSEncoder: new () => JpegLSEncoder }>;
  export default load;
}
