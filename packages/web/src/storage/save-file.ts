// Gives files to the user: as a download, or through the share sheet of the device.

export function saveFile(name: string, content: string | Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content,
  );
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Opens the share sheet of the device with a file, or downloads the file if that fails. */
export async function shareFile(file: File): Promise<void> {
  const data = { files: [file] };
  if (navigator.canShare?.(data) === true) {
    try {
      await navigator.share(data);
      return;
    } catch (error) {
      // The user closed the share sheet, so the file is not downloaded.
      if (error instanceof Error && error.name === 'AbortError') return;
    }
  }
  saveFile(file.name, file);
}
