package eldertable.sdk.terminal;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A link as a picture of characters that a telephone's camera reads off the screen: two rows of it in one line. */
public final class QrCode {
    private static final int MARGIN = 2;

    private QrCode() {}

    /** @param dark whether light characters stand on a dark ground, as in most terminals */
    public static List<String> lines(String text, boolean dark) {
        BitMatrix matrix;
        try {
            matrix = new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, 0, 0,
                Map.of(EncodeHintType.MARGIN, MARGIN, EncodeHintType.ERROR_CORRECTION, ErrorCorrectionLevel.L));
        } catch (WriterException tooLong) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < matrix.getHeight(); y += 2) {
            StringBuilder line = new StringBuilder();
            for (int x = 0; x < matrix.getWidth(); x++) {
                boolean upper = matrix.get(x, y) != dark, lower = (y + 1 < matrix.getHeight() && matrix.get(x, y + 1)) != dark;
                line.append(upper ? lower ? '█' : '▀' : lower ? '▄' : ' ');
            }
            lines.add(line.toString());
        }
        return lines;
    }
}
